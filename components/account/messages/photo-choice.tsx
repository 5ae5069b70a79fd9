import { ImagePlus, X } from 'lucide-react';
import { useFocusAfter } from '@/components/ui/browser/use-focus-after';
import { useObjectUrl } from '@/components/ui/browser/use-object-url';
import { buttonClass } from '@/components/ui/button';
import { acceptedTypes } from '@/components/ui/fields/accepted-types';
import { FieldError } from '@/components/ui/fields/field';

type PhotoChoiceProps = {
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
};

const id = 'message-photo';
const removeId = `${id}-remove`;

export function PhotoChoice({ file, error, onChoose }: PhotoChoiceProps) {
  const focusAfter = useFocusAfter();
  function choose(chosen: File | undefined) {
    focusAfter(() => document.getElementById(chosen ? removeId : id));
    onChoose(chosen);
  }
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5">
      {file ? (
        <div className="relative">
          <Preview file={file} />
          <button
            id={removeId}
            type="button"
            onClick={() => choose(undefined)}
            className="absolute -top-2 -right-2 grid size-11 place-items-center rounded-full bg-surface shadow-md mouse:size-8"
          >
            <X aria-hidden="true" className="size-4.5" />
            <span className="sr-only">Remove the photo</span>
          </button>
        </div>
      ) : (
        <label
          className={buttonClass(
            { look: 'quiet' },
            'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2',
          )}
        >
          <ImagePlus aria-hidden="true" className="size-4.5" />
          Add a photo
          <input
            id={id}
            type="file"
            accept={acceptedTypes}
            className="sr-only"
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </label>
      )}
      <FieldError id={id} error={error} live />
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return url ? (
    // biome-ignore lint/performance/noImgElement: the photo is on this device only
    <img src={url} alt="To be sent" className="size-20 rounded-lg object-cover" />
  ) : null;
}
