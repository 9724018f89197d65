/** The address of a file that the bundler would emit. */
module.exports = 'asset';
