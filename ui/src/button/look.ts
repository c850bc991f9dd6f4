/**
 * The six looks of a button (docs/rules/storefront.md). One `primary` per region; one `assistRed` per page,
 * for the action that commits money.
 */
export type ButtonType = 'primary' | 'assistPink' | 'assistWhite' | 'assistRed' | 'redLine' | 'blackLine'

/**
 * The eight sizes (docs/rules/storefront.md): 28, 36, 44, 48, 52, 56, 64 px high; `auto` is as high as normal
 * and fills the width.
 */
export type ButtonSize = 'smallest' | 'small' | 'normal' | 'big' | 'bigger' | 'large' | 'biggest' | 'auto'

/** `joined` to the box before it, `joinedWide` from 26rem on; `snug`: less padding on the smallest phones. */
export type ButtonShape = 'joined' | 'joinedWide' | 'snug'

/**
 * The look of a button for an element that is not one, such as a router's link: `<Link to="/cart"
 * {...buttonLook('primary')}>`.
 */
export function buttonLook(
  type: ButtonType = 'assistWhite',
  size: ButtonSize = 'normal',
  shape?: ButtonShape,
) {
  return { className: 'btn', 'data-type': type, 'data-size': size, 'data-shape': shape }
}
