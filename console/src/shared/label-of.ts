/** The screen's label for a name from the server, or the name itself if it has no label. */
export const labelOf = (labels: Readonly<Record<string, string>>, name: string): string =>
  labels[name] ?? name
