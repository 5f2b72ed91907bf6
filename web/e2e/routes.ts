// Every screen of the page that can be reached by its address, for tests that look at all of them.
export const ROUTES = ['/', '/golf', '/golf/friends', '/golf/computer', '/games', '/about', '/carramboule', '/carramboule/practice', '/learn', '/rules', '/pads', '/replay'];
