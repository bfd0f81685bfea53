/** Small marks beside a hero’s figures: what they are good for. */
const PATHS = {
  defense: 'M12 1 21 5V12C21 18 16 22 12 24 8 22 3 18 3 12V5ZM7 12 11 16 18 8 16 6 11 12 9 10Z',
  willpower:
    'M12 2C18 2 21 6 21 11 21 14 19 16 17 17V22H8V17C5 16 3 14 3 11 3 6 6 2 12 2ZM12 6C9 6 7 8 7 11H9C9 9 10 8 12 8 14 8 15 9 15 11 15 13 12 13 12 13V15C15 15 17 13 17 11 17 8 15 6 12 6Z',
  melee: 'M21 2 9 14 6 11 4 13 7 16 2 21 4 23 9 18 12 21 14 19 11 16 23 4Z',
  ranged: 'M1 7H20L22 5V9L20 11H12L11 14H8L6 21H1L3 13V11H1ZM12 12H15L14 14H12Z',
} as const
export function SaveSign({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg className="sb-save" data-of={of} viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={PATHS[of]} />
    </svg>
  )
}
