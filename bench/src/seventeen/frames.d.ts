/** A stack of rules that is plain data: for engines whose state must be serialisable between two moves. */
import { type Option } from '@emberhall/kernel';
import { type Plain } from './plain.ts';
export interface Frame {
    rule: number;
    /** Where to go on. */
    at: number;
    seat: number;
    a: number;
    b: number;
    c: number;
    d: number;
    cards: number[];
}
export interface Resumable extends Plain {
    stack: Frame[];
    /** Who is asked, and what may be answered; nothing when the game is over. */
    seat: number;
    options: Option[];
}
/** Runs a rule up to its next question or call. Returns what the next to run is told, or WAIT. */
export type Segment = (g: Resumable, f: Frame, answer: Option) => Option;
export declare const WAIT = -1;
export declare const GO_ON = 0;
export declare function call(g: Resumable, rule: number, seat: number, a?: number, b?: number, c?: number): Option;
export declare function leave(g: Resumable): Option;
/** The last act of a rule is another rule. */
export declare function become(g: Resumable, rule: number, seat: number, a?: number, b?: number, c?: number): Option;
/** Asks for one of the offers, and goes on at a place. A single offer is taken without asking. */
export declare function ask(g: Resumable, f: Frame, seat: number, at: number): Option;
/** One of the offers or PASS. Where nothing is offered nothing is asked. */
export declare function askOrPass(g: Resumable, f: Frame, seat: number, at: number): Option;
export declare function askNumber(g: Resumable, f: Frame, seat: number, at: number, max: number): Option;
