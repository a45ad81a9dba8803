import { useEffect, useState } from 'preact/hooks';
import { rest } from '../server/ask.js';
import { useAnswer } from '../server/use-answer.js';
import { Combobox } from './combobox.js';
import { formatShortPath } from './text.js';

const WAIT_MS = 120;

interface LineSearchParts {
  readonly label?: string;
  readonly value: string;
  readonly date?: string | undefined;
  readonly onValue: (code: string) => void;
  /** Also numbers that nothing is reported under. */
  readonly anyLevel?: boolean;
  /** A field that is emptied takes its number back. */
  readonly isOptional?: boolean;
}

const NOTHING_FOUND =
  'No line has these words or this number: name the goods, what they are made of or used for.';

const WORDS_NAME_NONE = 'Choose the line that the goods are classified in: words do not name one.';

const NUMBER = /^[\d. ]+$/;

/** Finds a line by its number or by words, as it is typed. A classification is chosen from the list, never taken. */
export function LineSearch({ label, value, date, onValue, anyLevel, isOptional }: LineSearchParts) {
  const [text, setText] = useState(value);
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    setHint(undefined);
    setText(value);
  }, [value]);
  const query = useDebounced(text.trim());
  const isAsked = query.length >= 2 && query !== value;
  const { answer } = useAnswer(isAsked ? `${query} ${date ?? ''}` : null, (signal) =>
    rest().searchHts({ q: query, limit: 12, ...(date !== undefined && { date }) }, { signal }),
  );
  const found = text === value ? [] : (answer?.results ?? []);
  const options = found.filter(
    ({ level }) => anyLevel === true || level === 'statistical' || level === 'rateLine',
  );
  const isNothing = isAsked && answer?.query === text.trim() && options.length === 0;
  const choose = (code: string): void => {
    setHint(undefined);
    setText(code);
    onValue(code);
  };
  const shownHint = hint ?? (isNothing ? NOTHING_FOUND : undefined);
  return (
    <Combobox
      label={label ?? 'Tariff number or words'}
      text={text}
      settled={value}
      placeholder="7326.90.86.88, or: steel brackets"
      count={`${options.length} results`}
      options={options.map(({ code, path, general }) => ({
        value: code,
        label: code,
        detail: (
          <span class="path">
            <span>{formatShortPath(path.slice(0, -1))}</span>
            <strong>{path.at(-1)}</strong>
            <span class="rate">{general?.text ?? ''}</span>
          </span>
        ),
      }))}
      {...(shownHint !== undefined && { hint: shownHint })}
      onText={(typed) => {
        // Where the field takes back words, it still says why.
        if (typed !== value) setHint(undefined);
        setText(typed);
      }}
      onChoose={choose}
      onEnter={(typed) => {
        const wanted = typed.trim();
        const isTaken = NUMBER.test(wanted) || (wanted === '' && isOptional === true);
        if (isTaken) choose(wanted);
        else if (wanted !== '') setHint(WORDS_NAME_NONE);
        return isTaken;
      }}
    />
  );
}

/** A value once it has stood still for a moment. */
function useDebounced(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
