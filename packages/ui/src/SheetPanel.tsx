/** What a sheet is made of: fetched with the first one. */
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { SheetProps } from './Sheet.tsx'

export function SheetPanel({ title, closeLabel, onClose, side = 'right', children, aside }: SheetProps): ReactNode {
  return (
    <ModalOverlay className="eh-veil" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={`eh-sheet eh-sheet-${side}`}>
        <Dialog className="eh-dialog">
          <header className="eh-sheet-head">
            <Heading slot="title">{title}</Heading>
            {aside}
            <button type="button" className="eh-close" aria-label={closeLabel} onClick={onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6L18 18M18 6L6 18" />
              </svg>
            </button>
          </header>
          <div className="eh-sheet-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
