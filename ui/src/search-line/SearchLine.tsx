import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTypedBefore } from '../field/typed-before.ts'

/**
 * A line to type into and the button that sends it, drawn as one control, for a `<form role="search">`. `hero` is the large one; on small
 * telephones its parts stand one below the other, so that the words in the box can be read. The button has the shape `joined`, in the large
 * one `joinedWide`.
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
