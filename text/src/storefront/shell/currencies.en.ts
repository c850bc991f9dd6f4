export const text = {
  note: 'You always pay in yuan (CNY).',
  option: (code: string, name: string) => `${code} · ${name}`,
}
