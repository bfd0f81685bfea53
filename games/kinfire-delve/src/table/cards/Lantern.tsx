/** The lantern: cursor of the table, measure of the depth, sign of the Seekers. Centred on its flame, about 100 high. */
export function LanternShape({ lit }: { readonly lit: boolean }) {
  return (
    <g>
      <path d="M-9 -54a9 9 0 1 1 18 0" fill="none" stroke="url(#kd-brass)" strokeWidth="3.4" />
      <path d="M-6 -54h12l3 7h-18zM-9 -47h18c8 4 15 9 17 16h-52c2-7 9-12 17-16z" fill="url(#kd-brass)" />
      <path d="M-28 -31h56l-3 6h-50z" fill="url(#kd-brass-dark)" />
      <path d="M-23 -25h46l5 48h-56z" fill={lit ? '#7a4313' : '#12132a'} />
      <path d="M-23 -25h46l5 48h-56z" fill={lit ? 'url(#kd-flame)' : 'url(#kd-unlit)'} />
      {lit ? (
        <>
          <path
            d="M0 -20C9 -9 13 -1 12 7C11 15 6 19 0 19C-6 19 -11 15 -12 7C-12 0 -6 -4 -5 -12C-2 -10 0 -14 0 -20Z"
            fill="#ffb347"
          />
          <path d="M1 -9C6 -2 8 3 7 9C6 14 3 16 0 16C-4 16 -7 13 -7 8C-7 3 -2 1 1 -9Z" fill="#fff1c9" />
        </>
      ) : (
        <path d="M0 6v12" stroke="#6b6690" strokeWidth="2" />
      )}
      <path d="M-23 -25l-5 48M23 -25l5 48M-8.5 -25l-2 48M8.5 -25l2 48" stroke="url(#kd-brass-dark)" strokeWidth="2.6" />
      <path d="M-29 23h58l4 8h-66z" fill="url(#kd-brass)" />
      <path d="M-33 31h66l-5 7h-56z" fill="url(#kd-brass-dark)" />
    </g>
  )
}
export function LanternPicture({ lit, className }: { readonly lit: boolean; readonly className?: string }) {
  return (
    <svg className={className} viewBox="-60 -70 120 120" aria-hidden="true">
      {lit && <circle r="58" fill="url(#kd-glow-amber)" opacity=".8" />}
      <LanternShape lit={lit} />
      {lit && <circle cy="4" r="34" fill="url(#kd-glow-gold)" opacity=".6" />}
    </svg>
  )
}
