import { addressOf } from '../../question/question.js';

/** Goods to begin with: how layers stack, what a metal article is asked, what a preference does. */
const EXAMPLES = [
  {
    name: 'Steel article from China',
    about: 'the column rate, Section 301 and Section 232 on one line',
    question: { hts: '7326.90.86.88', origin: 'CN', value: '14172', date: '2026-09-15' },
  },
  {
    name: 'Aluminum sheet from Germany',
    about: 'open until it is known where the metal was smelted and cast',
    question: { hts: '7606.12.30.96', origin: 'DE', value: '5000', date: '2026-09-15' },
  },
  {
    name: 'T-shirts from Mexico',
    about: 'what a USMCA claim is worth',
    question: { hts: '6109.10.00.12', origin: 'MX', value: '5000', date: '2026-11-20' },
  },
] as const;

export function Examples() {
  return (
    <section class="examples" aria-labelledby="examples">
      <h2 id="examples">Begin with one of these</h2>
      <ul>
        {EXAMPLES.map(({ name, about, question }) => (
          <li key={name}>
            <a href={addressOf('/duty', question)}>{name}</a>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
