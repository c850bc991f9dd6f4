type Late = { number: string; days: number; trackingNumbers: string; asked: boolean }

/** What we write to a seller whose order is late, to copy into the chat. */
export const text = {
  not_sent: ({ number, days, asked }: Late) =>
    asked
      ? `Hello, order ${number} was placed ${days} days ago and, although we asked, has not been sent. Please send it today with its tracking number; otherwise we have to ask for a refund. Thank you.`
      : `Hello, order ${number} was placed ${days} days ago and has not been sent. When can you send it? Please give us the tracking number then. Thank you.`,
  not_arrived: ({ number, days, trackingNumbers, asked }: Late) =>
    asked
      ? `Hello, ${trackingNumbers} of order ${number} has been under way for ${days} days and, although we asked, has not arrived. Please tell us today what the courier says; if it is lost, please send again or refund. Thank you.`
      : `Hello, ${trackingNumbers} of order ${number} was sent ${days} days ago and has not arrived at our warehouse. Please ask the courier where it is. Thank you.`,
}
