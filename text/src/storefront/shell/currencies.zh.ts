import type { text as en } from './currencies.en.ts'

export const text: typeof en = {
  note: '付款始终以人民币（CNY）结算。',
  option: (code, name) => `${code} · ${name}`,
}
