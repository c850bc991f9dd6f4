/** What the order form says once it was sent. */
export const text = {
  added: 'Added to the cart',
  toCart: 'Open cart',
  next: 'Next link',
  saved: 'Changes saved',
  loginFirst: 'Please log in first. What you filled in is kept and added to your cart afterwards.',
}
