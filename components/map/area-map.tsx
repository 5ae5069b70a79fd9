import type { ReactNode } from 'react';
import { mapFiles } from '@/lib/locations/map/map-files';
import { isClose, type MapName } from '@/lib/locations/map/map-names';
import { type MapView, mapWidth, outlineTransform } from '@/lib/locations/map/map-view';

type AreaMapProps = {
  view: MapView;
  names: readonly MapName[];
  /** `img` unless there are links inside. */
  role: 'img' | 'group';
  label: string;
  className?: string;
  children: ReactNode;
};

/** The outline of Britain and Ireland is one cached file, coloured here for both schemes. */
export const AreaMap = ({ view, names, role, label, className = '', children }: AreaMapProps) => (
  <svg
    viewBox={`0 0 ${mapWidth} ${view.height}`}
    role={role}
    aria-label={label}
    className={`block w-full rounded-card border border-line bg-map-sea ${className}`}
  >
    <g transform={outlineTransform(view)} className="stroke-line">
      <use href={`${mapFiles.land}#around`} className="fill-map-around" />
      <use href={`${mapFiles.land}#uk`} className="fill-map-land" />
    </g>
    {children}
    <path
      d={names.map(({ x, y }) => `M${x} ${y}h0`).join('')}
      strokeLinecap="round"
      className="stroke-muted stroke-6"
    />
    <g
      aria-hidden={role === 'group' || undefined}
      className={`fill-ink stroke-map-land stroke-4 font-medium [paint-order:stroke] ${nameSizes[isClose(view) ? 'close' : 'far']}`}
    >
      {names.map(({ x, y, name, side }) => (
        <text
          key={name}
          x={side === 'right' ? x + nameGap : x - nameGap}
          y={y}
          dominantBaseline="central"
          textAnchor={side === 'right' ? undefined : 'end'}
        >
          {name}
        </text>
      ))}
    </g>
  </svg>
);

const nameGap = 7;

/** `close` is larger by the factor with which map-names.ts finds room. */
const nameSizes = {
  close: 'text-[1.5rem] sm:text-[1.08rem]',
  far: 'text-[1.25rem] sm:text-[0.9rem]',
} as const;
