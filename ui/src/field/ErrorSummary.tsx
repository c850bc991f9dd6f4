import { fieldText, summaryText } from '@longhaul/text/ui.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect } from 'react'
import './summary.css'

/**
 * All errors of a form, shown above it, each linking to its field; for forms of three or more fields.
 * `<ErrorSummary {...form.summary} />`; `useForm` moves the focus here. While shown, the page's title starts
 * with "Error: ".
 */
export function ErrorSummary({
  id,
  errors,
  title = summaryText.problemTitle,
}: {
  id?: string | undefined
  errors: readonly { id: string; text: string }[]
  title?: string | undefined
}) {
  const any = errors.length > 0
  useEffect(() => {
    if (!any) return
    const before = document.title
    const marked = fieldText.errorPrefix + before
    document.title = marked
    return () => {
      if (document.title === marked) document.title = before
    }
  }, [any])

  if (!any) return null
  return (
    <div className="summary" role="alert" id={id} tabIndex={-1}>
      <h2>
        <CircleAlert />
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(error.id)?.focus()
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
