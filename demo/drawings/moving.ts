import { pick, type Random } from '../random';
import { cityNight, country, drive } from './backdrops';
import {
  type Colour,
  circle,
  down,
  faint,
  glow,
  lighter,
  lit,
  move,
  path,
  rect,
  repeat,
  shadow,
  stroke,
  turned,
} from './kit';
import { houseFront, type Season, sky } from './scenery';
import { lorry, minibus, van } from './vans';

const carton = (x: number, y: number, size: number, colour: Colour = '#c99a66') =>
  shadow(x + size * 0.65, y + 2, size * 0.8, 14, 0.4) +
  rect(x, y - size, size * 1.3, size, lit(colour, 0.14), 4) +
  rect(x + size * 0.55, y - size, size * 0.2, size, lighter(colour, 0.3)) +
  faint(0.5, stroke(`M${x + size * 0.12},${y - size * 0.2} h${size * 0.26}`, '#6b4b36', 6));

export const removals = (colour: Colour, random: Random, season: Season) =>
  drive(random, season) +
  move(300, 560, 1.1, lorry(colour, '#f1eee8')) +
  carton(60, 960, 150) +
  carton(100, 806, 120, '#d4a873') +
  carton(250, 1010, 120, '#d4a873');

export const transport = (colour: Colour, random: Random) =>
  (random() < 0.5
    ? country(random, 'summer')
    : cityNight(random) + rect(0, 856, 1200, 350, down('#4a4660', '#2a2740'))) +
  move(120, 560, 1.18, minibus(colour));

export const delivery = (colour: Colour, _random: Random, season: Season) =>
  sky(season) +
  repeat(3, (index) =>
    houseFront(-40 + index * 430, 740, {
      width: 410,
      height: 380,
      wall: (['#c98a68', '#d9b48c', '#b86b52'] as const)[index] ?? '#c98a68',
      roof: '#5f5866',
      door: '#2f5d7c',
    }),
  ) +
  rect(0, 736, 1200, 60, '#cfc5b8') +
  rect(0, 790, 1200, 420, down('#7d7a83', '#55535e')) +
  move(220, 590, 1.1, van(colour)) +
  carton(70, 960, 120) +
  carton(110, 838, 80, '#d4a873');

export const warehouse = (colour: Colour) =>
  rect(0, 0, 1200, 1200, down('#d3d8de', '#aeb4bb')) +
  repeat(
    4,
    (index) =>
      rect(100 + index * 290, 130, 180, 18, '#ffffff', 9) +
      glow(190 + index * 290, 150, 160, '#ffffff', 0.8),
  ) +
  [0, 720]
    .map(
      (x) =>
        rect(x + 20, 220, 30, 720, lit(colour)) +
        rect(x + 430, 220, 30, 720, lit(colour)) +
        repeat(
          3,
          (shelf) =>
            rect(x, 420 + shelf * 220, 480, 26, lit('#e27d33')) +
            repeat(3, (index) =>
              carton(
                x + 62 + index * 128,
                420 + shelf * 220,
                84 + ((index + shelf) % 2) * 24,
                index % 2 ? '#d4a873' : '#c99a66',
              ),
            ),
        ),
    )
    .join('') +
  rect(0, 930, 1200, 280, down('#9aa3aa', '#747d85')) +
  path('M500,930 H700 L820,1210 H380 Z', '#ffffff', 'opacity=".25"') +
  faint(0.8, stroke('M495,934 L370,1210 M705,934 L830,1210', '#f2c230', 12)) +
  shadow(600, 1010, 190, 26, 0.6) +
  path('M500,760 H660 L700,860 V970 H480 Z', lit('#f2b230')) +
  rect(510, 640, 20, 130, '#33323c') +
  rect(650, 640, 20, 130, '#33323c') +
  rect(490, 624, 200, 24, lit('#33323c'), 8) +
  circle(520, 970, 44, '#26262d') +
  circle(660, 970, 36, '#26262d') +
  rect(716, 560, 22, 440, '#55555f') +
  rect(716, 980, 150, 20, '#55555f') +
  carton(740, 978, 110);

export const constructionSite = (random: Random, season: Season) =>
  sky(season) +
  stroke('M320,900 V190 M380,900 V190', '#e0a83c', 14) +
  repeat(9, (index) => stroke(`M320,${220 + index * 78} L380,${270 + index * 78}`, '#e0a83c', 8)) +
  stroke('M120,230 H1060 M350,130 L1060,230 M350,130 L120,230 M350,130 V230', '#e0a83c', 12) +
  rect(120, 230, 90, 80, lit('#80838e')) +
  stroke('M900,230 V430', '#55555f', 6) +
  rect(820, 430, 170, 26, lit('#a8603a')) +
  repeat(
    4,
    (floor) =>
      rect(520, 860 - (floor + 1) * 100, 560, 18, lit('#b9b2a8')) +
      repeat(5, (index) =>
        rect(540 + index * 126, 860 - (floor + 1) * 100, 22, 100, lit('#c9c2b8')),
      ),
  ) +
  repeat(2, (index) =>
    rect(560, 680 + index * 100, 240, 80, lit(pick(random, ['#b86b52', '#c98a68'] as Colour[])), 2),
  ) +
  rect(0, 860, 1200, 350, down('#c9a97c', '#9a7a52')) +
  path('M40,990 Q180,820 330,990 Z', lit('#b08a5c')) +
  shadow(780, 1020, 130, 18, 0.5) +
  path('M660,1010 Q660,880 780,876 Q900,880 900,1010 Z', turned('#f2b230')) +
  rect(636, 996, 290, 24, turned('#e0a030'), 12) +
  rect(756, 870, 50, 130, lit('#f7cf6a'), 20) +
  path('M1000,1020 l50,-140 l50,140 Z', lit('#e2642f')) +
  path('M1020,966 h60 l8,26 h-76 Z', '#ffffff');
