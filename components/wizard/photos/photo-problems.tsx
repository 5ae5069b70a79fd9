import { Notice } from '@/components/ui/notice';

/** What could not be taken, in sentences. */
export const PhotoProblems = ({ problems }: { problems: readonly string[] }) =>
  problems.length > 0 && (
    <Notice tone="negative" live>
      {problems.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </Notice>
  );
