/**
 * Swagger UI as everybody can use it (WCAG 2.2): colors of enough contrast, and in the script below names for controls that
 * have none, headings in order, and no link inside a button.
 */
export const REFERENCE_STYLE = `.swagger-ui .opblock-body { overflow-x: auto; }
.swagger-ui .microlight span[style*='211, 99, 99'] { color: #ffa3a3 !important; }
html:not(.dark-mode) .swagger-ui {
  .info .title small pre.version { background: #4f5663; }
  .info .title small.version-stamp, .info .title small.version-stamp pre.version { background: #46630a; }
  a.link, .info a, .markdown a { color: #0b5cad; }
  .btn.authorize { color: #12704a; border-color: #12704a; }
  .btn.authorize svg { fill: #12704a; }
  .opblock.opblock-get .opblock-summary-method { background: #1565c0; }
  .opblock.opblock-post .opblock-summary-method { background: #12704a; }
  .opblock.opblock-delete .opblock-summary-method { background: #b71c1c; }
  .opblock.opblock-deprecated .opblock-summary-method { background: #5b6470; }
  .opblock.opblock-deprecated { opacity: 1; }
  .opblock.opblock-deprecated .opblock-summary :is(span, div) { color: #4f5663; }
  .opblock.opblock-deprecated .opblock-summary .opblock-summary-method { color: #fff; }
  :is(.parameter__in, .parameter__deprecated, .prop-format) { color: #4f5663; }
}
html.dark-mode .swagger-ui {
  .opblock.opblock-deprecated { opacity: 1; }
  .opblock.opblock-deprecated .opblock-summary-method { background: #9aa3ad; }
  .header-col { color: #e4e6e6; }
}
`;

/** A plugin of Swagger UI, and a function that names what was shown since it last ran. */
export const REFERENCE_ACCESS = `const textOfLink = ({ React }) => ({
  wrapComponents: { DeepLink: () => ({ text }) => React.createElement('span', null, text) },
});
const nameOf = (control) =>
  control.id === 'servers' ? 'Server' : (control.closest('[data-param-name]')?.dataset.paramName ?? 'Example');
const nameControls = () => {
  for (const control of document.querySelectorAll('#reference :is(select, textarea):not([aria-label])'))
    control.setAttribute('aria-label', nameOf(control));
  for (const block of document.querySelectorAll('#reference .microlight:not([tabindex])')) block.tabIndex = 0;
  // After the heading of the page come those of groups, two steps down.
  for (const heading of document.querySelectorAll('#reference :is(h3, h4, h5):not([aria-level])'))
    heading.setAttribute('aria-level', String(Number(heading.tagName[1]) - 1));
  for (const [part, name] of [['.information-container', 'About'], ['.schemes-server-container', 'Server and key']]) {
    const region = document.querySelector(part);
    region?.setAttribute('role', 'region');
    region?.setAttribute('aria-label', name);
  }
};
`;
