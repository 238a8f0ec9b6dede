/** Where the WebSocket of every room is; which room, and who comes, is in the ticket. */
export const socketPath = '/api/live/pc/room/socket';
