/**
 * A name to insert between Chinese words, with a space on each side on which it has a Latin letter or a
 * digit.
 */
export const spacedName = (name: string): string =>
  `${/^[\p{Script=Latin}\d]/u.test(name) ? ' ' : ''}${name}${/[\p{Script=Latin}\d]$/u.test(name) ? ' ' : ''}`
