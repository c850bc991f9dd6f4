/** The platform of goods from an unknown shop, for which the shopper filled in the form. */
export const OTHER_PLATFORM = 'other'
