import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly detail?: ComponentChildren;
}

interface ComboboxParts {
  readonly label: string;
  readonly text: string;
  /** The text of the value that the answer rests on. */
  readonly settled: string;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly hint?: string;
  /** Said aloud when the list changes. */
  readonly count?: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (value: string) => void;
  /** Takes a typed text that no option was chosen for. False: it names nothing. */
  readonly onEnter: (text: string) => boolean;
}

/**
 * An input with a list below it, by the ARIA pattern: arrows move, Enter takes, Escape closes. A field that is left takes
 * what was typed as Enter does, or shows what is in effect again.
 */
export function Combobox(parts: ComboboxParts) {
  const { label, text, options, onText, onChoose } = parts;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const isTyped = useRef(false);
  const isShown = isOpen && options.length > 0;
  const choose = (option: Option): void => {
    isTyped.current = false;
    setOpen(false);
    setAt(-1);
    onChoose(option.value);
  };
  const take = (): boolean => {
    const isTaken = parts.onEnter(text);
    if (isTaken) isTyped.current = false;
    return isTaken;
  };
  const leave = (input: HTMLInputElement): void => {
    setOpen(false);
    // Another window has the focus: the field will have it again.
    if (document.activeElement === input || !isTyped.current) return;
    isTyped.current = false;
    if (text === parts.settled || !parts.onEnter(text)) onText(parts.settled);
  };
  const move = (step: number): void => {
    setOpen(true);
    setAt((before) => (before + step + options.length) % Math.max(options.length, 1));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const option = isShown ? options[at] : undefined;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(at < 0 ? 0 : -1),
      Enter: () => {
        if (option !== undefined) return choose(option);
        setOpen(!take());
      },
      Escape: () => setOpen(false),
    };
    if (keys[event.key] === undefined) return;
    event.preventDefault();
    keys[event.key]!();
  };
  return (
    <div class="field combobox">
      <label for={`${id}-input`}>{label}</label>
      <input
        id={`${id}-input`}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        aria-describedby={parts.hint === undefined ? undefined : `${id}-hint`}
        placeholder={parts.placeholder}
        value={text}
        onInput={(event) => {
          isTyped.current = true;
          setOpen(true);
          setAt(-1);
          onText(event.currentTarget.value);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => leave(event.currentTarget)}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={label} hidden={!isShown}>
        {isShown &&
          options.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span class="option">{option.label}</span>
              {option.detail}
            </li>
          ))}
      </ul>
      {parts.hint === undefined ? null : (
        <p id={`${id}-hint`} class="hint">
          {parts.hint}
        </p>
      )}
      <p class="unseen" role="status">
        {isOpen ? parts.count : ''}
      </p>
    </div>
  );
}
