import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTypedBefore } from '../field/typed-before.ts'

/**
 * A text box and its submit button drawn as one control, for a `<form role="search">`. `hero` is the large
 * variant; on small phones its parts are stacked, so that the text in the box stays readable. The button has
 * the shape `joined`, or `joinedWide` in the large variant.
 */
export function SearchLine({
  look = 'slim',
  label,
  icon,
  button,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  look?: 'slim' | 'hero'
  label: string
  icon?: ReactNode
  button: ReactNode
}) {
  const id = useId()
  useTypedBefore(id)
  return (
    <div className="search-line" data-look={look}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <span className="search-line-box">
        {icon}
        <input {...input} id={id} />
      </span>
      {button}
    </div>
  )
}
