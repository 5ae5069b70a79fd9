import { messageMax } from '@/lib/catalogue/limits';

type ReadyQuestionsProps = { questions: readonly string[]; onChoose: (question: string) => void };

export function ReadyQuestions({ questions, onChoose }: ReadyQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="Ready questions" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-11 rounded-full border border-line-strong px-3 text-left text-sm hover:bg-surface-2 mouse:min-h-9"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Keeps what was typed. Asks a question once, and none that is too long for the field. */
export function addQuestion(typed: string, question: string): string {
  if (typed.trim() === '') return question;
  if (typed.includes(question)) return typed;
  const both = `${typed.trimEnd()}\n${question}`;
  return both.length > messageMax ? typed : both;
}
