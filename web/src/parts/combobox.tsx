import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly detail?: ComponentChildren;
}

interface ComboboxParts {
  readonly label: string;
  readonly text: string;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly hint?: string;
  /** Said aloud when the list changes. */
  readonly count?: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (value: string) => void;
  /** Enter on a text that no option was chosen for. False: it names nothing, and the list stays open to choose from. */
  readonly onEnter?: (text: string) => boolean;
}

/** An input with a list below it, by the ARIA pattern: arrows move, Enter takes, Escape closes. */
export function Combobox(parts: ComboboxParts) {
  const { label, text, options, onText, onChoose } = parts;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const choose = (option: Option): void => {
    setOpen(false);
    setAt(-1);
    onChoose(option.value);
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
        setOpen(parts.onEnter?.(text) === false);
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
          setOpen(true);
          setAt(-1);
          onText(event.currentTarget.value);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setOpen(false)}
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
