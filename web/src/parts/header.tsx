import { useLocation } from 'preact-iso/router';
import { apiKey } from '../access/api-key.js';
import { useTheme } from '../access/theme.js';
import { PAGES, type PageAddress } from '../pages.js';
import { addressOf, toQuestion } from '../question/question.js';

const NAV = (Object.values(PAGES) as readonly PageAddress[]).filter(({ nav }) => nav !== undefined);
/** Pages that take the goods of each other along. */
const OF_GOODS: readonly string[] = [PAGES.duty.path, PAGES.timeline.path, PAGES.origins.path];

export function Header() {
  const { path, query } = useLocation();
  const [theme, turn] = useTheme();
  const key = apiKey.use();
  const hrefOf = (to: string): string =>
    OF_GOODS.includes(to) && query.hts !== undefined ? addressOf(to, toQuestion(query)) : to;
  const isCurrent = (to: string): boolean =>
    path === to || path.startsWith(`${to}/`) || (path === '/' && to === '/duty');
  return (
    <header class="top">
      <a class="brand" href="/">
        <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M4 28h6V16H4zm9 0h6V6h-6zm9 0h6V12h-6z" fill="currentColor" />
        </svg>
        Dutygraph
      </a>
      <nav aria-label="Pages">
        {NAV.map(({ path: to, nav }) => (
          <a key={to} href={hrefOf(to)} aria-current={isCurrent(to) ? 'page' : undefined}>
            {nav}
          </a>
        ))}
      </nav>
      <div class="tools">
        <a href="/start" class={key === null ? 'key missing' : 'key'}>
          {key === null ? 'No key' : apiKey.isKept() ? 'Key on this device' : 'Key in this tab'}
        </a>
        <button type="button" class="quiet" onClick={turn} aria-label={`Theme: ${theme}. Change it`}>
          <span aria-hidden="true">{{ auto: '◐', light: '☀', dark: '☾' }[theme]}</span>
        </button>
      </div>
    </header>
  );
}
