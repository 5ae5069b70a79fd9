import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import { imageUrl } from '@/lib/images/image-url';
import type { Photo } from './photo';

/** Ids of a tile's buttons, for restoring the focus after the list has changed. */
export const tileButtonId = (id: string, src: string, action: TileAction) =>
  `${id}-${action}-${src}`;

export type TileAction = 'left' | 'right' | 'main' | 'remove';

type PhotoTileProps = {
  id: string;
  photo: Photo;
  /** Counted from 1, of `total`. */
  number: number;
  total: number;
  isCover: boolean;
  hasMain: boolean;
  onAction: (action: TileAction) => void;
};

export function PhotoTile(props: PhotoTileProps) {
  const { id, photo, number, total, isCover, hasMain, onAction } = props;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: photo.src,
  });
  const button = (action: TileAction, isOff: boolean) => ({
    id: tileButtonId(id, photo.src, action),
    'aria-disabled': isOff || undefined,
    onClick: isOff ? undefined : () => onAction(action),
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`grid content-start gap-2 ${isDragging ? 'relative z-10 opacity-80' : ''}`}
    >
      <div
        {...listeners}
        className="relative cursor-grab touch-manipulation active:cursor-grabbing"
      >
        {/* biome-ignore lint/performance/noImgElement: uploads come in the widths they are shown in. */}
        <img
          src={imageUrl(photo.src, 320)}
          alt={`${number} of ${total}`}
          width={320}
          height={320}
          draggable={false}
          className="aspect-square w-full rounded-control border border-line bg-surface-2 object-cover select-none"
        />
        {isCover && (
          <span className="absolute bottom-2 left-2">
            <Badge tone="neutral">Cover</Badge>
          </span>
        )}
        <TileButton
          {...button('remove', false)}
          aria-label={`Remove photo ${number}`}
          className="absolute top-1 right-1 w-11 bg-surface sm:w-9"
        >
          <X aria-hidden="true" className="size-5" />
        </TileButton>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <TileButton {...button('left', number === 1)} aria-label={`Move photo ${number} left`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </TileButton>
        <TileButton
          {...button('right', number === total)}
          aria-label={`Move photo ${number} right`}
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </TileButton>
        {hasMain && (
          <TileButton
            {...button('main', photo.main)}
            aria-label={`Set main: photo ${number}`}
            className="col-span-2"
          >
            Set main
          </TileButton>
        )}
      </div>
    </li>
  );
}

const TileButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...props}
    className={`grid min-h-11 mouse:min-h-9 place-items-center rounded-control border border-line text-sm font-semibold hover:bg-surface-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${className}`}
  />
);
