import { deskText } from '@longhaul/text/storefront/desk/desk.ts'
import { to } from '../../links.ts'
import { receiveParcel } from '../receive-parcel.ts'
import type { Waiting } from './desk-data.ts'

/** How a deadline is said: what has to be done by then, or how long a state holds. */
export function deadlineOf({ kind }: Waiting['step']): (moment: string) => string {
  if (kind === 'answer') return deskText.answerBy
  return kind === 'pay' ? deskText.payBy : deskText.until
}

/** Where the step is done. What was kept too long is paid for on the shelf: no package takes it before. */
export function addressOf({ step, subject }: Waiting): string {
  if (step.about === 'storage_expired') return to.store()
  if (subject.kind === 'stock_item') return to.confirmInfo([subject.id])
  if (step.about === 'order_unpaid') return to.payOrders([subject.id])
  if (step.about === 'parcel_unpaid') return to.payParcel(subject.id)
  if (step.about === 'delivered') return receiveParcel(subject.id)
  return subject.kind === 'order' ? to.order(subject.id) : to.parcel(subject.id)
}
