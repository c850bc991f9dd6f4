import type { Lang } from '@longhaul/domain/languages.ts'

const written: Record<Lang, string> = { en: 'in English', zh: 'in Chinese' }

/** The mail to the agency about an enquiry. */
export const text = {
  subject: (name: string, company: string) =>
    `Fulfilment enquiry from ${company ? `${name}, ${company}` : name}`,
  greeting: 'The form on the fulfilment page was filled in.',
  name: (value: string) => `Name: ${value}`,
  company: (value: string) => `Company: ${value}`,
  email: (value: string) => `Email: ${value}`,
  phone: (value: string) => `Phone: ${value}`,
  volume: (value: string) => `Orders per month: ${value}`,
  volumes: {
    up_to_100: 'up to 100',
    up_to_1000: '100 to 1,000',
    up_to_10000: '1,000 to 10,000',
    more: 'more than 10,000',
  } as Record<string, string>,
  wrote: (lang: Lang) => `The form was filled in ${written[lang]}.`,
  open: 'Open the enquiry',
  footer: 'Reply to the address above, and record what you do about it in the console.',
}
