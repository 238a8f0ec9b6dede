export { createRoom } from './room.ts';
export type { Room } from './room.ts';
export type { RoomOptions } from './effects.ts';
export type { RoomConnection, RoomEnd, RoomFacts, RoomView } from './view.ts';
export type { Outgoing, SaidKind, Words } from './message.ts';
export { openSocket, socketAddress, type SocketOptions, type SocketPort } from './socket.ts';
