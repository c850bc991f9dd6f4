/** Cities by the names that browsers still use for their zones. */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Saigon: 'Ho Chi Minh City',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Kiev: 'Kyiv',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
}

export const text = {
  moment: (at: { weekday: string; day: string; time: string; clock: string }) =>
    `${at.weekday} ${at.day}, ${at.time}, ${at.clock}`,
  /** A city by the name that readers of this language have for it, else as it was written. */
  city: (city: string): string => city,
  /** The clock of a zone, by the English name of its city; `generic` names it after its country. */
  clock: (city: string, _generic: () => string) => `${RENAMED[city] ?? city} time`,
}
