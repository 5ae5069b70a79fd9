import { pick, type Random } from '../random';
import { room } from './backdrops';
import { armchair, bed, floorLamp, picture, plant, rug, sofa } from './furniture';
import {
  across,
  type Colour,
  circle,
  down,
  ellipse,
  faint,
  glow,
  group,
  lighter,
  lit,
  move,
  path,
  rect,
  repeat,
  shadow,
  stroke,
} from './kit';
import type { Scheme } from './rooms';

export const sofaScene = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  picture(380, 210, 200, 160, scheme.accent) +
  picture(620, 230, 140, 140, scheme.main) +
  rug(600, 1000, 470, lighter(scheme.accent, 0.4)) +
  sofa(600, 910, 1.5, scheme.main, scheme.accent) +
  plant(1110, 900, 0.9, scheme.accent);

export const armchairScene = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  floorLamp(900, 880, 1.15, scheme.accent) +
  rug(560, 1000, 380, lighter(scheme.main, 0.4)) +
  armchair(540, 930, 1.55, scheme.main) +
  plant(180, 900, 0.9, scheme.accent);

export const bedScene = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  picture(470, 200, 260, 170, scheme.accent) +
  rug(600, 1020, 480, lighter(scheme.accent, 0.4)) +
  bed(600, 940, 1.35, '#a87b55', scheme.main);

const chair = (x: number, y: number, scale: number, seat: Colour) =>
  move(
    x,
    y,
    scale,
    stroke('M-60,-130 L-72,0 M60,-130 L72,0', '#8f6543', 15),
    rect(-70, -330, 140, 30, lit('#a87b55'), 12),
    repeat(3, (index) => rect(-46 + index * 40, -304, 14, 170, lit('#a87b55'), 6)),
    rect(-80, -152, 160, 34, lit(seat), 12),
  );

export const diningTable = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  stroke('M600,0 V250', '#4a4440', 7) +
  glow(600, 400, 260, '#ffe7ad', 0.6) +
  path('M540,250 h120 l80,110 h-280 Z', down(lighter(scheme.accent, 0.3), scheme.accent)) +
  chair(360, 880, 1.15, scheme.main) +
  chair(840, 880, 1.15, scheme.main) +
  shadow(600, 960, 480, 40, 0.5) +
  stroke('M240,690 L210,960 M960,690 L990,960', '#7a5a42', 30) +
  rect(140, 650, 920, 46, lit('#c79a6b'), 14) +
  chair(600, 1010, 1.2, scheme.main) +
  move(600, 652, 0.45, plant(0, 0, 1, '#f4efe6')) +
  ellipse(400, 648, 60, 12, '#ffffff') +
  ellipse(800, 648, 60, 12, '#ffffff');

export const wardrobe = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  shadow(600, 910, 400, 34, 0.55) +
  rect(300, 170, 600, 730, lit('#b98a5c', 0.16), 12) +
  rect(280, 156, 640, 34, lit('#c79a6b'), 8) +
  repeat(
    2,
    (index) =>
      rect(322 + index * 284, 214, 272, 470, lit('#c99a6c', 0.12), 6) +
      faint(
        0.2,
        rect(350 + index * 284, 246, 216, 406, 'none', 6, 'stroke="#4a2f1a" stroke-width="7"'),
      ) +
      circle(574 + index * 52, 450, 11, '#e9d9ac'),
  ) +
  repeat(
    2,
    (index) =>
      rect(322, 702 + index * 92, 556, 80, lit('#c99a6c', 0.12), 6) +
      circle(480, 742 + index * 92, 11, '#e9d9ac') +
      circle(720, 742 + index * 92, 11, '#e9d9ac'),
  ) +
  plant(1050, 910, 1, scheme.accent) +
  rug(600, 1040, 420, lighter(scheme.main, 0.4));

export const bookcase = (scheme: Scheme, random: Random) =>
  room(scheme.wall, scheme.floor) +
  shadow(600, 910, 380, 32, 0.5) +
  rect(300, 170, 600, 740, lit('#a87b55'), 8) +
  repeat(4, (shelf) => {
    const y = 340 + shelf * 172;
    return (
      rect(326, y - 144, 548, 150, '#6b4b36') +
      repeat(shelf === 1 ? 9 : 17, (index) => {
        const height = 82 + random() * 46;
        return rect(
          334 + index * 31,
          y + 6 - height,
          27,
          height,
          lit(pick(random, ['#d9705a', '#5a86a8', '#e0b45a', '#6f9a6a', '#8a6a9a', '#f0e3d0'])),
          3,
        );
      }) +
      (shelf === 1 ? move(760, y + 4, 0.38, plant(0, 0, 1, '#f4efe6')) : '')
    );
  }) +
  armchair(1040, 960, 0.9, scheme.main);

export const curtainsAndCushions = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  repeat(4, (index) =>
    group(
      `rotate(${(index % 2) * 8 - 4} 600 ${830 - index * 110})`,
      shadow(600, 930 - index * 130, 210, 26, 0.3),
      rect(
        390 + (index % 2) * 20,
        780 - index * 140,
        400,
        150,
        down(
          lighter(index % 2 ? scheme.main : scheme.accent, 0.25),
          index % 2 ? scheme.main : scheme.accent,
        ),
        60,
      ),
      faint(0.5, stroke(`M470,${855 - index * 140} H720`, '#ffffff', 8, 'stroke-dasharray="2 30"')),
    ),
  ) +
  plant(1000, 900, 1, scheme.accent) +
  path(
    'M90,0 H260 Q230,520 280,900 H80 Q120,500 90,0 Z',
    across(lighter(scheme.main, 0.3), scheme.main),
  );
