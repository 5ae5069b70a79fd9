'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { Photo } from './photo';
import { PhotoTile, type TileAction } from './photo-tile';

type PhotoGridProps = {
  id: string;
  photos: Photo[];
  hasMain: boolean;
  onAction: (action: TileAction, photo: Photo, index: number) => void;
  /** A photo was dragged to another's position. */
  onDrop: (src: string, to: number) => void;
  children: ReactNode;
};

export function PhotoGrid({ id, photos, hasMain, onAction, onDrop, children }: PhotoGridProps) {
  // Touch needs a longer press, so that the page can still be scrolled from a photo.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const to = photos.findIndex(({ src }) => src === over?.id);
    if (to >= 0 && over?.id !== active.id) onDrop(String(active.id), to);
  };
  return (
    <DndContext
      id={`${id}-order`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: silent }}
    >
      <SortableContext items={photos.map(({ src }) => src)} strategy={rectSortingStrategy}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.src}
              id={id}
              photo={photo}
              number={index + 1}
              total={photos.length}
              isCover={hasMain ? photo.main : index === 0}
              hasMain={hasMain}
              onAction={(action) => onAction(action, photo, index)}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const nothing = () => undefined;
// The field announces changes itself.
const silent = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};
