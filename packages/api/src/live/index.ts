export { createRoom } from './room.ts';
export type { Room, RoomOptions } from './room.ts';
export type { RoomConnection, RoomEnd, RoomFacts, RoomView } from './view.ts';
export type { Outgoing, Words } from './outgoing.ts';
export type { SaidKind } from './unsent.ts';
export type { SocketPort } from './socket.ts';
