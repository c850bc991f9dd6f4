/** What a message is about. */
export type Subject = {
  kind: 'order' | 'parcel' | 'stock_item' | 'inbound' | 'funds' | 'account' | 'conversation'
  id: string
}
