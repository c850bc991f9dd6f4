/** What a name of the server's is called on the screen; the name itself where it has no label. */
export const labelOf = (labels: Readonly<Record<string, string>>, name: string): string =>
  labels[name] ?? name
