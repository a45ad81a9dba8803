/** Whether a place that an operator names is on the web, and not a path. */
export function isWebAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}
