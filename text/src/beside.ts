/** A name between Chinese words: a space on each side where it begins or ends with a Latin letter or a digit. */
export const beside = (name: string): string =>
  `${/^[\p{Script=Latin}\d]/u.test(name) ? ' ' : ''}${name}${/[\p{Script=Latin}\d]$/u.test(name) ? ' ' : ''}`
