import { Notice } from '@/components/ui/notice';

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
