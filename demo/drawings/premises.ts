import { pick, type Random } from '../random';
import { country } from './backdrops';
import { bricks, courses, sash } from './houses';
import {
  type Colour,
  circle,
  darker,
  down,
  ellipse,
  faint,
  lighter,
  lit,
  mix,
  path,
  rect,
  repeat,
  shadow,
  slant,
  stroke,
} from './kit';
import { bush, grass, leaves, type Season, sky, tree } from './scenery';

export function flats(random: Random, season: Season): string {
  const wall = pick(random, ['#b4614a', '#d8d2c6', '#8e98a6', '#c9a582'] as Colour[]);
  const floor = (y: number) =>
    repeat(3, (index) => {
      const x = 290 + index * 220;
      return (
        sash(x, y, 70, 110, '#3d4350') +
        sash(x + 96, y, 70, 110, '#3d4350') +
        rect(x - 12, y + 70, 190, 62, '#dfe9ec', 4, 'opacity=".55"') +
        rect(x - 16, y + 128, 198, 14, lit('#4a4f5c'), 3)
      );
    });
  return (
    sky(season) +
    faint(0.6, rect(0, 430, 260, 440, lit('#a9a2ae')) + rect(960, 360, 260, 500, lit('#a9a2ae'))) +
    rect(250, 190, 700, 670, lit(wall, 0.1)) +
    rect(236, 176, 728, 26, lit(darker(wall, 0.3)), 4) +
    rect(820, 130, 70, 50, lit('#8d8f98'), 4) +
    floor(236) +
    floor(408) +
    floor(580) +
    rect(250, 748, 700, 112, lit(darker(wall, 0.3), 0.1)) +
    rect(530, 756, 140, 104, slant('#dcf0f4', '#6d93a6'), 4, 'stroke="#2f343f" stroke-width="10"') +
    stroke('M600,760 V858', '#2f343f', 8) +
    rect(500, 738, 200, 18, lit('#2f343f'), 4) +
    rect(0, 856, 1200, 40, '#d3c9bd') +
    rect(0, 890, 1200, 316, down('#8b8790', '#5d5b66')) +
    tree(130, 880, 1.3, leaves[season]) +
    tree(1080, 880, 1.1, leaves[season]) +
    bush(330, 868, 0.5, leaves[season]) +
    bush(850, 868, 0.5, leaves[season])
  );
}

export function garage(random: Random, season: Season): string {
  const wall = pick(random, bricks);
  const door = pick(random, ['#2f6b52', '#44608a', '#7c2f3b', '#e9e4d8', '#5b6470'] as Colour[]);
  const unit = (x: number, colour: Colour) =>
    rect(x, 420, 420, 450, lit(wall, 0.1)) +
    rect(x + 42, 500, 336, 370, '#f2eee6', 4) +
    rect(x + 54, 512, 312, 358, lit(colour), 3) +
    repeat(7, (index) => faint(0.17, rect(x + 54, 556 + index * 46, 312, 5, '#1a1426'))) +
    rect(x + 186, 700, 48, 12, '#d9d3c7', 4);
  return (
    sky(season) +
    tree(1000, 460, 1.4, leaves[season]) +
    tree(160, 450, 1.1, leaves[season]) +
    unit(-30, mix(door, '#8d8f98', 0.6)) +
    unit(390, door) +
    unit(810, mix(door, '#a98a5a', 0.6)) +
    rect(-20, 392, 1240, 36, lit('#6b6672'), 4) +
    rect(0, 866, 1200, 340, down('#b3aea8', '#84807d')) +
    faint(0.3, path('M400,870 L800,870 L960,1200 L240,1200 Z', '#ffffff')) +
    ellipse(880, 1000, 120, 16, '#6f6d70', 'opacity=".4"')
  );
}

export function storage(random: Random): string {
  const door = pick(random, ['#e27d33', '#2f8c92', '#2f6db0'] as Colour[]);
  const box = (x: number, y: number, size: number) =>
    rect(x, y - size, size * 1.3, size, lit('#c99a66', 0.14), 4) +
    rect(x + size * 0.55, y - size, size * 0.2, size, lighter('#c99a66', 0.35));
  return (
    rect(0, 0, 1200, 1200, down('#e9e7e3', '#cfccc8')) +
    repeat(
      3,
      (index) =>
        rect(140 + index * 330, 140, 220, 22, '#ffffff', 11) +
        faint(0.5, rect(90 + index * 330, 162, 320, 70, lighter(door, 0.9), 30)),
    ) +
    repeat(3, (index) => {
      const x = 30 + index * 392;
      const open = index === 1;
      return (
        rect(x, 260, 356, 610, '#b9b6b4', 6) +
        rect(x + 18, 290, 320, 580, open ? down('#4b4652', '#6f6872') : lit(door, 0.14)) +
        repeat(open ? 2 : 11, (row) =>
          faint(
            open ? 1 : 0.16,
            rect(
              x + 18,
              (open ? 290 : 330) + row * 50,
              320,
              open ? 44 : 7,
              open ? door : '#1a1426',
            ),
          ),
        )
      );
    }) +
    shadow(600, 870, 180, 24, 0.6) +
    box(450, 868, 120) +
    box(590, 868, 100) +
    box(470, 748, 96) +
    rect(640, 640, 70, 130, lit('#5f7fa8'), 8) +
    rect(0, 866, 1200, 340, down('#a7b0b6', '#838d95')) +
    faint(0.4, rect(0, 900, 1200, 14, '#f2c230')) +
    faint(0.25, path('M420,870 L770,870 L900,1200 L300,1200 Z', '#ffffff'))
  );
}

export function plot(random: Random, season: Season): string {
  const post = (x: number) => rect(x, 770, 18, 120, lit('#8a6548'), 4);
  return (
    country(random, season) +
    rect(0, 800, 1200, 400, down(lighter(grass[season], 0.25), darker(grass[season], 0.2))) +
    repeat(14, (index) =>
      faint(
        0.2,
        stroke(
          `M${600 + (index - 7) * 60},806 L${600 + (index - 7) * 210},1210`,
          darker(leaves[season], 0.4),
          8,
        ),
      ),
    ) +
    stroke('M0,800 H1200 M0,846 H1200', '#8a6548', 9) +
    repeat(9, (index) => post(20 + index * 145)) +
    stroke('M470,780 H716 M470,820 H716 M470,862 H716 M476,866 L712,776', '#b99772', 13)
  );
}

export function woodland(random: Random, season: Season): string {
  return (
    sky(season) +
    rect(0, 560, 1200, 650, down(darker(leaves[season], 0.1), darker(leaves[season], 0.4))) +
    repeat(9, (index) =>
      tree(60 + index * 140, 640 + (index % 2) * 30, 1.1, darker(leaves[season], 0.18)),
    ) +
    path('M520,640 Q600,800 420,1210 L820,1210 Q760,820 620,640 Z', down('#c2a77f', '#9a815f')) +
    repeat(40, () =>
      circle(
        random() * 1200,
        700 + random() * 480,
        6 + random() * 5,
        pick(random, ['#8f7ac0', '#f2d15c', '#ffffff']),
        'opacity=".8"',
      ),
    ) +
    tree(170, 960, 1.9, leaves[season]) +
    tree(1050, 980, 2.1, leaves[season])
  );
}

export function shopFront(random: Random): string {
  const paint = pick(random, ['#2f6b52', '#2c3f6b', '#7c2f3b', '#31363f', '#2f8c92'] as Colour[]);
  const wall = pick(random, bricks);
  return (
    sky('summer') +
    rect(100, 130, 1000, 740, lit(wall, 0.1)) +
    courses(100, 140, 1000, 260) +
    sash(230, 190, 150, 150) +
    sash(525, 190, 150, 150) +
    sash(820, 190, 150, 150) +
    rect(140, 420, 920, 450, lit(paint, 0.12), 6) +
    rect(120, 400, 960, 90, lit(darker(paint, 0.15)), 6) +
    rect(330, 428, 540, 34, '#f1e2b8', 17) +
    rect(190, 520, 340, 260, slant('#e9f6f8', '#7fa4b8'), 4, 'stroke="#f4efe3" stroke-width="12"') +
    rect(700, 520, 310, 260, slant('#e9f6f8', '#7fa4b8'), 4, 'stroke="#f4efe3" stroke-width="12"') +
    rect(560, 520, 110, 350, lit(lighter(paint, 0.15)), 4, 'stroke="#f4efe3" stroke-width="10"') +
    rect(580, 540, 70, 200, slant('#e9f6f8', '#7fa4b8'), 4) +
    faint(
      0.4,
      path(
        'M190,780 L330,520 L430,520 L290,780 Z M720,780 L860,520 L940,520 L800,780 Z',
        '#ffffff',
      ),
    ) +
    repeat(8, (index) =>
      path(
        `M${150 + index * 113},490 h113 v60 q-56,40 -113,0 Z`,
        index % 2 ? '#ffffff' : lighter(paint, 0.2),
      ),
    ) +
    rect(0, 866, 1200, 340, down('#d3c9bd', '#a9a096')) +
    repeat(6, (index) =>
      faint(0.2, stroke(`M${index * 230},870 L${index * 330 - 220},1200`, '#7c6d5b', 4)),
    ) +
    shadow(170, 900, 70, 14) +
    rect(140, 830, 64, 70, lit('#b8604a'), 8) +
    bush(172, 836, 0.55, '#5f9e58') +
    shadow(1030, 900, 70, 14) +
    rect(998, 830, 64, 70, lit('#b8604a'), 8) +
    bush(1030, 836, 0.55, '#5f9e58')
  );
}
