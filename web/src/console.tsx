import type { ComponentType } from 'preact';
import { ErrorBoundary, default as lazy } from 'preact-iso/lazy';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { PAGES } from './pages.js';
import { Header } from './parts/header.js';
import { Failed, NotFound } from './parts/failed.js';

const DutyPage = loadPage(() => import('./pages/duty/duty-page.js'));
const TimelinePage = loadPage(() => import('./pages/time/timeline-page.js'));
const ComparePage = loadPage(() => import('./pages/time/compare-page.js'));
const OriginsPage = loadPage(() => import('./pages/origins/origins-page.js'));
const ScreeningPage = loadPage(() => import('./pages/adcvd/screening-page.js'));
const OrdersPage = loadPage(() => import('./pages/adcvd/orders-page.js'));
const OrderPage = loadPage(() => import('./pages/adcvd/order-page.js'));
const SunsetPage = loadPage(() => import('./pages/adcvd/sunset-page.js'));
const SchedulePage = loadPage(() => import('./pages/hts/schedule-page.js'));
const ChapterPage = loadPage(() => import('./pages/hts/chapter-page.js'));
const CodePage = loadPage(() => import('./pages/hts/code-page.js'));
const ChangesPage = loadPage(() => import('./pages/hts/changes-page.js'));
const PartsPage = loadPage(() => import('./pages/parts/parts-page.js'));
const AuditsPage = loadPage(() => import('./pages/audit/audits-page.js'));
const AuditPage = loadPage(() => import('./pages/audit/audit-page.js'));
const EntryPage = loadPage(() => import('./pages/audit/entry-page.js'));
const StatusPage = loadPage(() => import('./pages/start/status-page.js'));
const StartPage = loadPage(() => import('./pages/start/start-page.js'));

/** A page, loaded when it is first shown. Where that fails, as when the server was updated since, showing it fails too. */
function loadPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  return lazy(() =>
    load().catch((cause: unknown) => ({
      default: () => {
        throw cause;
      },
    })),
  );
}

/** Addresses of the server that are not pages of the console. */
const OWN_PAGES = /^\/(?!docs|graphiql|v1\/|openapi|assets|healthz)/;

export function Console() {
  return (
    <LocationProvider scope={OWN_PAGES}>
      <a class="skip" href="#main" onClick={focusMain}>
        Skip to the content
      </a>
      <Header />
      <Pages />
    </LocationProvider>
  );
}

function Pages() {
  const { path } = useLocation();
  const [failure, setFailure] = useState<{ readonly at: string } | null>(null);
  if (failure?.at === path) return <Failed />;
  return (
    <main id="main" tabIndex={-1}>
      <ErrorBoundary onError={() => setFailure({ at: path })}>
        <Router onRouteChange={beginPage}>
          <Route path={PAGES.home.path} component={DutyPage} />
          <Route path={PAGES.duty.path} component={DutyPage} />
          <Route path={PAGES.timeline.path} component={TimelinePage} />
          <Route path={PAGES.compare.path} component={ComparePage} />
          <Route path={PAGES.origins.path} component={OriginsPage} />
          <Route path={PAGES.screening.path} component={ScreeningPage} />
          <Route path={PAGES.orders.path} component={OrdersPage} />
          <Route path={PAGES.sunset.path} component={SunsetPage} />
          <Route path={PAGES.order.path} component={OrderPage} />
          <Route path={PAGES.schedule.path} component={SchedulePage} />
          <Route path={PAGES.chapter.path} component={ChapterPage} />
          <Route path={PAGES.changes.path} component={ChangesPage} />
          <Route path={PAGES.code.path} component={CodePage} />
          <Route path={PAGES.parts.path} component={PartsPage} />
          <Route path={PAGES.audits.path} component={AuditsPage} />
          <Route path={PAGES.audit.path} component={AuditPage} />
          <Route path={PAGES.auditedEntry.path} component={EntryPage} />
          <Route path={PAGES.status.path} component={StatusPage} />
          <Route path={PAGES.start.path} component={StartPage} />
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
    </main>
  );
}

function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** What reads the page aloud begins a new page at its top; a field that the reader is in keeps the focus. */
function beginPage(): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
