/** Address of the WebSocket for every room; the ticket says which room and which person. */
export const socketPath = '/api/live/pc/room/socket';
