/** Whether a press on the table points, plans, or plays. */
import { create } from 'zustand'

export type PointMode = 'off' | 'point' | 'plan'
export const usePointMode = create<{ readonly mode: PointMode }>(() => ({ mode: 'off' }))
export const setPointMode = (mode: PointMode): void => usePointMode.setState({ mode })
export const leavePointing = (): void => setPointMode('off')
