import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

interface TextFieldParts {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'date' | 'decimal';
  readonly hint?: ComponentChildren;
  readonly unit?: string | null;
  readonly placeholder?: string;
}

/** A field that reports its value when it is left or Enter is pressed: each answer is a question to the server. */
export function TextField({ label, value, onValue, type = 'text', hint, unit, placeholder }: TextFieldParts) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  // A day is whole where it is chosen from the calendar; typed, each of its parts is a change, and each digit of a year.
  const isTyped = useRef(false);
  const submit = (): void => {
    isTyped.current = false;
    if (text !== value) onValue(text);
  };
  const onDay = (day: string): void => {
    if (!isTyped.current) onValue(day);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="with-unit">
        <input
          id={id}
          type={(type === 'date' ? 'date' : 'text') as 'text'}
          {...(type === 'decimal' && { inputMode: 'decimal' as const })}
          autocomplete="off"
          value={text}
          placeholder={placeholder}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onInput={(event) => setText(event.currentTarget.value)}
          onChange={type === 'date' ? (event) => onDay(event.currentTarget.value) : undefined}
          onPointerDown={() => void (isTyped.current = false)}
          onBlur={submit}
          onKeyDown={(event) => {
            isTyped.current = true;
            if (event.key === 'Enter') submit();
          }}
        />
        {unit ? <span class="unit">{unit}</span> : null}
      </span>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} class="hint">
          {hint}
        </div>
      )}
    </div>
  );
}

interface ChoiceParts {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onValue: (value: string) => void;
  readonly hint?: ComponentChildren;
}

export function ChoiceField({ label, value, options, onValue, hint }: ChoiceParts) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {options.map(([name, shown]) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} class="hint">
          {hint}
        </div>
      )}
    </div>
  );
}
