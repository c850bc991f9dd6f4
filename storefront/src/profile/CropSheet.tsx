import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { passUnlessReported } from '@longhaul/ui/field/reported.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { type Part, cutPicture } from './cut-picture.ts'
import './profile.css'

const words = profileText
/** How far a button or an arrow key moves the picture, in screen pixels. */
const STEP = 8
const ZOOM_MAX = 4

/** Lets the shopper move and zoom the picture until the round window shows the wanted part. */
export function CropSheet({
  file,
  failure,
  onSave,
  onCancel,
  onUnreadable,
}: {
  file: File
  failure: CallError | null
  onSave: (picture: Blob) => Promise<void>
  onCancel: () => void
  onUnreadable: () => void
}) {
  const address = useObjectUrl(file)
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part | null>(null)
  const frame = useRef<HTMLDivElement | null>(null)
  const { saving, save } = useSave(address, part, onSave)
  return (
    <Sheet
      open
      title={words.cropTitle}
      onClose={onCancel}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button type="primary" disabled={!part} busy={saving && words.savingPicture} onClick={save}>
            {words.savePicture}
          </Button>
          <Button guardMs={0} onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      }
    >
      <p className="mb-3 text-ink-2">{words.cropHint}</p>
      <div className="relative h-[min(70vw,320px)] overflow-hidden rounded-control bg-sunken">
        {address && (
          <CropWindow
            address={address}
            zoom={zoom}
            onFrame={(element) => void (frame.current = element)}
            onZoom={setZoom}
            onPart={setPart}
            onUnreadable={onUnreadable}
          />
        )}
      </div>
      <Moves onMove={(key) => press(frame.current, key)} />
      <Zoom zoom={zoom} onZoom={setZoom} />
      <Failure of={saving ? null : failure} />
    </Sheet>
  )
}

/** Cuts out the chosen part and saves it. */
function useSave(address: string | null, part: Part | null, onSave: (picture: Blob) => Promise<void>) {
  const [saving, setSaving] = useState(false)
  async function save() {
    if (!address || !part) return
    setSaving(true)
    try {
      await onSave(await cutPicture(address, part))
    } catch (error) {
      passUnlessReported(error)
    } finally {
      setSaving(false)
    }
  }
  return { saving, save: () => void save() }
}

function CropWindow({
  address,
  zoom,
  onFrame,
  onZoom,
  onPart,
  onUnreadable,
}: {
  address: string
  zoom: number
  onFrame: (element: HTMLDivElement | null) => void
  onZoom: (zoom: number) => void
  onPart: (part: Part) => void
  onUnreadable: () => void
}) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  return (
    <Cropper
      image={address}
      crop={crop}
      zoom={zoom}
      maxZoom={ZOOM_MAX}
      aspect={1}
      cropShape="round"
      showGrid={false}
      keyboardStep={STEP}
      setCropperRef={(ref) => onFrame(ref.current)}
      disableAutomaticStylesInjection
      cropperProps={{ 'aria-label': words.cropArea, role: 'application' }}
      mediaProps={{ alt: '', onError: onUnreadable }}
      onCropChange={setCrop}
      onZoomChange={onZoom}
      onCropAreaChange={(_percent, pixels) => onPart(pixels)}
    />
  )
}

/** An alternative to dragging, for people who cannot drag. */
function Moves({ onMove }: { onMove: (key: string) => void }) {
  const moves = [
    { label: words.moves.left, icon: <ArrowLeft />, key: 'ArrowLeft' },
    { label: words.moves.up, icon: <ArrowUp />, key: 'ArrowUp' },
    { label: words.moves.down, icon: <ArrowDown />, key: 'ArrowDown' },
    { label: words.moves.right, icon: <ArrowRight />, key: 'ArrowRight' },
  ]
  return (
    <div className="mt-3 flex justify-center gap-2">
      {moves.map(({ label, icon, key }) => (
        <IconButton key={key} label={label} icon={icon} onClick={() => onMove(key)} />
      ))}
    </div>
  )
}

/** Simulates a key press in the cropper, which knows how far the picture may move. */
function press(frame: HTMLElement | null, key: string): void {
  for (const type of ['keydown', 'keyup'])
    frame?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }))
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const id = useId()
  return (
    <div className="mt-3 flex items-center gap-4">
      <label htmlFor={id} className="font-medium">
        {words.zoom}
      </label>
      <input
        id={id}
        type="range"
        className="min-h-11 flex-1 accent-primary"
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
      />
    </div>
  )
}

/** An object URL for a file, revoked when it is no longer shown. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
