/** Units on their way: how sites are reached, defended and taken. */
import { type Rule, type Seat } from '@emberhall/kernel';
import type { T } from './state.ts';
export declare function move(t: T, seat: Seat, from: number, to: number): Rule;
export declare function arrive(t: T, seat: Seat, site: number, n: number, nesting: number): Rule;
