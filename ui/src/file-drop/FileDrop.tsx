import { fileText } from '@longhaul/text/ui/pictures.ts'
import FileImage from 'lucide-react/icons/file-image'
import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { type DragEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Field, type FieldProps } from '../field/Field.tsx'
import { acceptOf, kindsOf, whyNotFile } from './check-file.ts'

/**
 * Picks one file, or up to `max`, by button or by dropping. Type and size are checked before anything is
 * uploaded; each file is listed with preview, size and Remove. `percent` shows the upload's progress. File
 * types and sizes: docs/rules/api.md.
 */
export function FileDrop({
  value,
  onChange,
  kinds = ['gif', 'jpg', 'png'],
  maxMegabytes = 2,
  max = 1,
  percent,
  error,
  takesPaste = false,
  ...field
}: FieldProps & {
  value: readonly File[]
  onChange: (files: readonly File[]) => void
  kinds?: readonly string[] | undefined
  maxMegabytes?: number | undefined
  max?: number | undefined
  /** Takes files that are pasted anywhere on the page. */
  takesPaste?: boolean | undefined
  /** Upload progress, 0 to 100. */
  percent?: number | null | undefined
}) {
  const rule = { kinds, maxMegabytes }
  const [refused, setRefused] = useState<string | null>(null)

  function take(list: FileList | null) {
    const added = [...(list ?? [])]
    if (added.length === 0) return
    const why = added.map((file) => whyNotFile(file, rule)).find(Boolean) ?? null
    const tooMany = max === 1 && added.length > 1 ? fileText.fileOnlyOne : null
    setRefused(why ?? tooMany)
    if (!why && !tooMany) onChange(max === 1 ? added : [...value, ...added].slice(0, max))
  }

  usePastedFiles(takesPaste, take)
  return (
    <Field
      {...field}
      error={refused ?? error}
      below={value.length > 0 && <ChosenFiles files={value} percent={percent} onChange={onChange} />}
    >
      {(control) => (
        <DropLabel onDrop={take}>
          <input
            {...control}
            type="file"
            className="sr-only"
            accept={acceptOf(rule)}
            multiple={max > 1}
            // Choosing the same file again must fire a change event.
            onClick={(event) => (event.currentTarget.value = '')}
            onChange={(event) => take(event.target.files)}
          />
          <Upload />
          <span>
            <b>{value.length > 0 && max === 1 ? fileText.replaceFile : fileText.chooseFile}</b>{' '}
            <span className="drop-or">{fileText.orDropHere}</span>
            <small>{fileText.fileRule(kindsOf(rule), maxMegabytes)}</small>
          </span>
        </DropLabel>
      )}
    </Field>
  )
}

/** Hands over files that are pasted on the page; pasted text stays where it was pasted. */
function usePastedFiles(listens: boolean, take: (files: FileList) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!listens) return undefined
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (!files || files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [listens])
}

/** The label of the file input, which also accepts dropped files. */
function DropLabel({ onDrop, children }: { onDrop: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false)
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // Dropping is a shortcut: the input inside does the same by button and keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside offers the same to the keyboard
    <label
      className="drop"
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        onDrop(event.dataTransfer.files)
      }}
    >
      {children}
    </label>
  )
}

function ChosenFiles({
  files,
  percent,
  onChange,
}: {
  files: readonly File[]
  percent: number | null | undefined
  onChange: (files: readonly File[]) => void
}) {
  return (
    <ul className="files">
      {files.map((file, index) => (
        <FileRow
          key={`${file.name}${file.lastModified}`}
          file={file}
          percent={percent}
          onRemove={() => onChange(files.filter((_, other) => other !== index))}
        />
      ))}
    </ul>
  )
}

function FileRow({
  file,
  percent,
  onRemove,
}: {
  file: File
  percent: number | null | undefined
  onRemove: () => void
}) {
  const preview = usePreview(file)
  const isSent = typeof percent === 'number' && percent < 100
  return (
    <li className="file">
      {file.type.startsWith('image/') ? <img ref={preview} alt="" /> : <FileImage />}
      <div className="file-words">
        <span className="file-name">{file.name}</span>
        {isSent ? (
          <>
            <output>{fileText.uploading(Math.round(percent))}</output>
            <progress max={100} value={percent} aria-label={file.name} />
          </>
        ) : (
          <small>{sizeOf(file.size)}</small>
        )}
      </div>
      <IconButton label={fileText.removeFile(file.name)} icon={<Trash />} onClick={onRemove} />
    </li>
  )
}

/**
 * A URL for the preview image of a chosen file. Needs `blob:` among the image sources of the page's content
 * security policy.
 */
const usePreview = (file: File) =>
  useCallback(
    (img: HTMLImageElement | null) => {
      if (!img) return
      const url = URL.createObjectURL(file)
      img.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
