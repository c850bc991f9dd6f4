import { contactText as words } from '@longhaul/text/storefront/contact/contact.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useHead } from '../shared/head.ts'
import { ContactForm } from './ContactForm.tsx'
import { GuestThread } from './GuestThread.tsx'

/**
 * `/contact`: the form by which guests reach customer service and, with the key from an answer's mail, their
 * conversation.
 */
export default function ContactScreen() {
  const [key] = useSearchParam('key')
  useHead({ title: key ? words.threadTitle : words.title, ...(key ? {} : { canonical: '/contact' }) })
  return (
    <div className="wrap max-w-text pt-8 pb-14">
      <h1 tabIndex={-1}>{key ? words.threadTitle : words.title}</h1>
      {key ? <GuestThread link={key} /> : <ContactForm />}
    </div>
  )
}
