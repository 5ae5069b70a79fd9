import { Button } from '@/components/ui/button';
import type { Upload } from './use-uploads';

type UploadTileProps = { upload: Upload; onRetry: () => void; onRemove: () => void };

const bar =
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent';

export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { file, jpeg, percent, error } = upload;
  return (
    <li className="grid content-start gap-2">
      <div className="relative aspect-square overflow-hidden rounded-control border border-line bg-surface-2">
        {/* biome-ignore lint/performance/noImgElement: a picture that is not on the server yet. */}
        {jpeg && <img src={jpeg} alt="" className="size-full object-cover opacity-60" />}
        {!error && (
          <div className="absolute inset-x-2 bottom-2 rounded-control bg-surface p-2 text-sm font-semibold">
            <span className="tabular" aria-hidden="true">
              {percent} %
            </span>
            <progress
              value={percent}
              max={100}
              aria-label={`Uploading ${file.name}`}
              className={`block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line ${bar}`}
            />
          </div>
        )}
      </div>
      {error && (
        <>
          <p role="alert" className="text-sm font-medium text-negative wrap-anywhere">
            {error}
          </p>
          <Button size="small" look="quiet" onClick={onRetry} aria-label={`Retry ${file.name}`}>
            Retry
          </Button>
        </>
      )}
      <Button
        size="small"
        look="plain"
        onClick={onRemove}
        aria-label={`${error ? 'Remove' : 'Cancel'} ${file.name}`}
      >
        {error ? 'Remove' : 'Cancel'}
      </Button>
    </li>
  );
}
