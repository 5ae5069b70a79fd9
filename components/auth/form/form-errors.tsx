import { ErrorSummary, type SummaryError } from '@/components/ui/fields/error-summary';
import { Notice } from '@/components/ui/notice';

export type FormErrorsProps = {
  errors: SummaryError[];
  attempt: number;
  general: string | undefined;
};

export function FormErrors({ errors, attempt, general }: FormErrorsProps) {
  const distinct = errors.filter(
    ({ message }, index) => errors.findIndex((other) => other.message === message) === index,
  );
  return (
    <>
      <ErrorSummary errors={distinct} attempt={attempt} />
      {general && (
        <Notice tone="negative" live>
          {general}
        </Notice>
      )}
    </>
  );
}
