const LINKS = [
  ['/adcvd', 'Screen goods'],
  ['/adcvd/orders', 'Orders'],
  ['/adcvd/sunset', 'Sunset calendar'],
] as const;

export function AdcvdNav({ at }: { readonly at: string }) {
  return (
    <nav class="tabs" aria-label="AD/CVD">
      {LINKS.map(([href, name]) => (
        <a key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
