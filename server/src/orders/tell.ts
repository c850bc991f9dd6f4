import type { Doing } from '../platform/jobs/job-call.ts'

/** Tells a shopper's open pages and the staff's queues that orders, and the money for them, changed. */
export async function tellOrdersChanged(
  { changed }: Pick<Doing, 'changed'>,
  shopperId: string,
): Promise<void> {
  await changed(shopperId, 'orders')
  await changed(shopperId, 'funds')
  await changed('staff', 'orders')
}
