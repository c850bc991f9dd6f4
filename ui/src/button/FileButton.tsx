import type { ChangeEvent, ReactNode } from 'react'
import { type ButtonSize, buttonLook } from './look.ts'

/** A button that picks files. With `capture` a tablet opens its camera, a desktop its file dialog. */
export function FileButton({
  size,
  icon,
  accept,
  capture = false,
  multiple = false,
  onFiles,
  children,
}: {
  size?: ButtonSize
  icon?: ReactNode
  /** The media types and extensions that the dialog offers. */
  accept: string
  capture?: boolean
  multiple?: boolean
  onFiles: (files: FileList | null) => void
  children: ReactNode
}) {
  return (
    <label {...buttonLook('assistWhite', size)}>
      <input
        type="file"
        className="sr-only"
        accept={accept}
        multiple={multiple}
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onFiles(event.target.files)
          // Choosing the same file again must fire a change event.
          event.target.value = ''
        }}
      />
      <span className="btn-face">
        {icon}
        {children}
      </span>
    </label>
  )
}
